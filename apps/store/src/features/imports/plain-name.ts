const longestName = 120

/** What its owner calls a file: without a path before it, and with its letters as most programs compose them. */
export function plainName(name: string): string {
  return name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Control}/gu, '')
    .normalize('NFC')
    .slice(0, longestName)
}
