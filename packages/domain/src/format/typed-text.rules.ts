/**
 * Characters that show nothing: soft and zero-width ones, marks of direction, fillers, variation selectors, the byte order mark.
 * The function `identifier_key` of the database has the same.
 */
const invisible =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0'

const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const apostrophes = /[\u02BC\u2018\u2019\u201B\u2032\uFF07]/g
const hidden = new RegExp(`[${invisible}]`, 'g')
const visible = new RegExp(`[^\\s${invisible}]`)

/**
 * An identifier or a number without what typesetting and copying put into it: invisible characters go; hyphens, dashes and minus signs
 * become "-", apostrophes "'", spaces of any width " ", and none stands around it. Never for passwords or free text.
 */
export function cleanIdentifier(text: string): string {
  return text.replace(hidden, '').replace(hyphens, '-').replace(apostrophes, "'").replace(/\s/g, ' ').trim()
}

/**
 * What two identifiers have in common that people take for the same; `identifier_key` of the database is equal. E-mail addresses are
 * stored like this. Small letters: capitals would make one of "ı" and "i", and somebody else's address of an own one.
 */
export function identifierKey(text: string): string {
  return cleanIdentifier(text).toLowerCase()
}

/** A text of one line, such as a name, without spaces and invisible characters around it; within it, they may mean something. */
export function trimText(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && !visible.test(text.charAt(start))) start += 1
  while (end > start && !visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
