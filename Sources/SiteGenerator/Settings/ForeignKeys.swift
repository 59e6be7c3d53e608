/// What other generators call the keys that Galley has: whoever moves here is told the name. An empty name
/// stands for keys that have no counterpart and are to be left out.
enum ForeignKeys {
    /// In the head of a page.
    static let frontMatter = [
        "authors": "author", "banner": "image", "categories": "tags", "cover": "image",
        "excerpt": "description", "hidden": "listed",
        "hide_table_of_contents": "contents", "lang": "language", "last_modified_at": "updated",
        "last_update": "updated",
        "lastmod": "updated", "layout": "kind", "linkTitle": "navigation", "modified": "updated",
        "nav_order": "order",
        "nav_title": "navigation", "noindex": "search", "og_image": "image", "permalink": "slug",
        "published": "draft",
        "redirect_from": "aliases", "search_exclude": "search", "short_title": "navigation",
        "sidebar_label": "navigation",
        "sidebar_position": "order", "subtitle": "description", "summary": "description",
        "thumbnail": "image", "toc": "contents",
        "type": "kind", "unlisted": "listed", "url": "slug", "outline": "contents", "lastUpdated": "updated",
        "publishDate": "date",
        "pubDate": "date", "created": "date", "date_published": "date", "ogImage": "image",
        "hide": "contents", "label": "navigation",
        "aside": "", "cascade": "", "comments": "", "custom_edit_url": "", "editLink": "", "editUrl": "",
        "expiryDate": "", "features": "", "head": "",
        "hero": "", "hide_title": "", "icon": "", "id": "", "menu": "", "next": "", "pagination_next": "",
        "pagination_prev": "", "prev": "",
        "resources": "", "sidebar": "", "status": "", "template": "", "translationKey": "",
    ]
    /// In `site.yml`.
    static let settings = [
        "baseURL": "url", "base_url": "url", "baseurl": "url", "copyright": "footer",
        "defaultContentLanguage": "language",
        "edit_uri": "edit", "editLink": "edit", "icon": "favicon", "lang": "language",
        "languageCode": "language", "locale": "language",
        "menu": "links", "name": "title", "nav": "links", "repo": "repository", "repo_url": "repository",
        "site_author": "author",
        "site_description": "description", "site_name": "title", "site_url": "url", "tagline": "description",
    ]
}
