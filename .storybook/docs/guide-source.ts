/** Reads a guide from the text of its story file, for the build, which does not run stories. */

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

const stringsIn = (text: string): string[] =>
  [...text.matchAll(STRING)].map(([, single, double]) => (single ?? double ?? '').replaceAll(/\\(.)/g, '$1'))

/** The lines of a field that is a list: `use`, `also`. Empty if the guide does not have it. */
export const guideLines = (text: string, field: string): string[] =>
  stringsIn(new RegExp(`^ {4}${field}: \\[([\\s\\S]*?)\\],?$`, 'm').exec(text)?.[1] ?? '')

/** The text of a field that is a text: `since`, `replacedBy`. */
export const guideText = (text: string, field: string): string | undefined =>
  stringsIn(new RegExp(`^ {4}${field}: (.+)$`, 'm').exec(text)?.[1] ?? '')[0]
