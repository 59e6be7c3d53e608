// What browsers have and the compiler's own description of them does not yet.
declare class Highlight { constructor(...ranges: Range[]); add(range: Range): this; delete(range: Range): boolean; }
declare namespace CSS { const highlights: Map<string, Highlight>; }
declare class CompressionStream { constructor(format: string); readonly readable: ReadableStream; readonly writable: WritableStream; }
declare class DecompressionStream { constructor(format: string); readonly readable: ReadableStream; readonly writable: WritableStream; }
interface Document { caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null; }
interface HTMLElement { showPopover(): void; hidePopover(): void; }
// The theme's words in the site's language, which stand before its script when there are any.
declare var galleyTexts: Record<string, string> | undefined;
// The one way from a text to markup or to a script, where the pages' policy asks for it.
declare var galleyTrust: { createHTML(text: string): string; createScriptURL(address: string): string } | undefined;
