/**
 * Invisible characters: soft hyphens, zero-width characters, directional marks, fillers, variation selectors and the
 * byte order mark. The database function `identifier_key` must contain the same.
 */
const invisible =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E' +
  '\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0'

const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const apostrophes = /[\u02BC\u2018\u2019\u201B\u2032\uFF07]/g
const hidden = new RegExp(`[${invisible}]`, 'g')
const visible = new RegExp(`[^\\s${invisible}]`)

/**
 * Normalizes an identifier or a number that may have been copied from a document: removes invisible characters and
 * outer spaces, and replaces dashes by "-", apostrophes by "'" and spaces of any width by " ". Not for passwords or
 * free text.
 */
export function cleanIdentifier(text: string): string {
  return text.replace(hidden, '').replace(hyphens, '-').replace(apostrophes, "'").replace(/\s/g, ' ').trim()
}

/**
 * Returns the same key for identifiers that people consider equal, like the database function `identifier_key`. E-mail
 * addresses are stored in this form. It is lower case, because "ı" and "i" have the same upper case: two addresses
 * would become one.
 */
export function identifierKey(text: string): string {
  return cleanIdentifier(text).toLowerCase()
}

/** Removes spaces and invisible characters around a line of text. Within it, they may be significant. */
export function trimText(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && !visible.test(text.charAt(start))) start += 1
  while (end > start && !visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
