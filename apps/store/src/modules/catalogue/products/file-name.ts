const maxLength = 120

/** Normalizes a file name: removes the path and control characters, composes letters (NFC), truncates. */
export function plainName(name: string): string {
  return name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Control}/gu, '')
    .normalize('NFC')
    .slice(0, maxLength)
}
