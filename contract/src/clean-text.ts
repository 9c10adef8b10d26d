// What is left of a text before anything is done with it. Marks that turn the direction of a line around can make one text
// look like another, and what cannot be seen makes two texts of one: both go without a word, since they come along when
// somebody pastes. Apart from zod, so that a guest's form can count what the server will count.

/** NUL and halves of characters come from no keyboard, and no database keeps them. */
const unwritable = /[\0\p{Cs}]/gu

/** Chooses between two looks of the same character: emoji, and rare characters in names. */
const variants = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}'
/** Joins letters of some scripts, and people and flags of emoji: in longer texts only. */
const joining = '\\u200c\\u200d\\u{e0020}-\\u{e007f}'
const unseen = '\\p{Default_Ignorable_Code_Point}'
const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

const inLine = new RegExp(`(?![${variants}${turning}])${unseen}`, 'gu')
const space = new RegExp(`[\\s\\p{Cc}${turning}]+`, 'gu')
const inProse = new RegExp(`(?![\\n\\t${joining}${variants}])[\\p{Cc}${unseen}]`, 'gu')

export function isWritable(text: string): boolean {
  return text.search(unwritable) === -1
}

/** For an address that somebody follows: it still leads somewhere. */
export function writablePart(text: string): string {
  return text.replace(unwritable, '')
}

/** One line. */
export function cleanWords(text: string): string {
  return text.replace(inLine, '').replace(space, ' ').trim()
}

/** Longer texts keep their lines. */
export function cleanProse(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(inProse, '')
    .trim()
}
