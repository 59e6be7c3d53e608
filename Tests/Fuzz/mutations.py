"""Programs made of others, token by token: what typing, pasting and malice leave behind."""

OPENING, CLOSING = "([{", ")]}"


def mutate(random, programs, vocabulary):
    """A program with one to four changes; `programs` are lists of tokens."""
    made = list(random.choice(programs))
    for _ in range(random.choice([1, 1, 1, 2, 2, 3, 4])):
        change = random.choice(CHANGES)
        made = change(random, made, programs, vocabulary) or made
    return "".join(made)


def place(random, made):
    return random.randrange(len(made)) if made else 0


def stretch(random, made, most=12):
    """A short range of tokens."""
    start = place(random, made)
    return start, min(len(made), start + random.randint(1, most))


def group(random, made):
    """The range of a bracket with what is in it; nothing if there is none."""
    openings = [index for index, token in enumerate(made) if token in OPENING]
    if not openings:
        return None
    start, depth = random.choice(openings), 0
    for index in range(start, len(made)):
        depth += (made[index] in OPENING) - (made[index] in CLOSING)
        if depth == 0:
            return start, index + 1
    return start, len(made)


def delete(random, made, programs, vocabulary):
    start, end = stretch(random, made, 3)
    return made[:start] + made[end:]


def delete_closing(random, made, programs, vocabulary):
    """One closing bracket is missing, or all of the last ones."""
    closings = [index for index, token in enumerate(made) if token in CLOSING]
    if not closings:
        return None
    if random.random() < 0.3:
        return made[:random.choice(closings)]
    index = random.choice(closings)
    return made[:index] + made[index + 1:]


def delete_period(random, made, programs, vocabulary):
    periods = [index for index, token in enumerate(made) if token == "."]
    if not periods:
        return None
    index = random.choice(periods)
    return made[:index] + made[index + 1:]


def insert(random, made, programs, vocabulary):
    index = place(random, made)
    return made[:index] + [random.choice(vocabulary), random.choice(["", " "])] + made[index:]


def replace(random, made, programs, vocabulary):
    words = [index for index, token in enumerate(made) if token.strip()]
    if not words:
        return None
    changed = list(made)
    changed[random.choice(words)] = random.choice(vocabulary)
    return changed


def swap(random, made, programs, vocabulary):
    changed, first, second = list(made), place(random, made), place(random, made)
    if changed:
        changed[first], changed[second] = changed[second], changed[first]
    return changed


def duplicate(random, made, programs, vocabulary):
    start, end = stretch(random, made)
    return made[:end] + made[start:end] + made[end:]


def truncate(random, made, programs, vocabulary):
    return made[:place(random, made)]


def splice(random, made, programs, vocabulary):
    """Part of another program in the place of part of this one."""
    other = random.choice(programs)
    start, end = stretch(random, made, 30)
    first, last = stretch(random, other, 60)
    return made[:start] + other[first:last] + made[end:]


def graft(random, made, programs, vocabulary):
    """What stands between brackets of another program between those of this one."""
    other = random.choice(programs)
    own, foreign = group(random, made), group(random, other)
    if not own or not foreign:
        return None
    return made[:own[0]] + other[foreign[0]:foreign[1]] + made[own[1]:]


def append(random, made, programs, vocabulary):
    return made + ["\n"] + list(random.choice(programs))


def shuffle_arguments(random, made, programs, vocabulary):
    """The parts of a list in another order, or one of them twice or not at all."""
    found = group(random, made)
    if not found or made[found[0]] == "{":
        return None
    parts, depth = [[]], 0
    for token in made[found[0] + 1:found[1] - 1]:
        depth += (token in OPENING) - (token in CLOSING)
        if token == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    choice = random.randrange(3)
    if choice == 0:
        random.shuffle(parts)
    elif choice == 1:
        parts.insert(random.randrange(len(parts) + 1), random.choice(parts))
    else:
        parts.pop(random.randrange(len(parts)))
    inner = [token for index, part in enumerate(parts) for token in ([","] if index else []) + part]
    return made[:found[0] + 1] + inner + made[found[1] - 1:]


def repeat(random, made, programs, vocabulary):
    """Some tokens many times."""
    start, end = stretch(random, made, 20)
    return made[:end] + made[start:end] * random.choice([3, 10, 30, 100, 300]) + made[end:]


def nest(random, made, programs, vocabulary):
    """What stands before a bracket's content and behind it, many times around the content."""
    found = group(random, made)
    if not found:
        return None
    start = max(0, found[0] - random.randint(1, 6))
    before, inner, after = made[start:found[0] + 1], made[found[0] + 1:found[1] - 1], made[found[1] - 1:found[1]]
    times = random.choice([3, 10, 20, 40])
    closing = after * (times if random.random() < 0.5 else 1)
    return made[:start] + before * times + inner + closing + made[found[1]:]


CHANGES = [
    delete, delete, delete_closing, delete_closing, delete_period, insert, replace, replace, replace, swap, duplicate,
    truncate, splice, splice, graft, graft, append, shuffle_arguments, shuffle_arguments, repeat, nest,
]
