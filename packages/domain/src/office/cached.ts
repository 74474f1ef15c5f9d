/** Makes a format of the languages' rules once for each language and place: making one is slow. */
export function cached<Made>(
  make: (locale: string, timeZone: string) => Made,
): (locale: string, timeZone: string) => Made {
  const known = new Map<string, Made>()
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`
    const made = known.get(key) ?? make(locale, timeZone)
    known.set(key, made)
    return made
  }
}
