/** Caches a formatter by locale and time zone, because creating an `Intl` formatter is slow. */
export function cached<Format>(
  make: (locale: string, timeZone: string) => Format,
): (locale: string, timeZone: string) => Format {
  const formats = new Map<string, Format>()
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`
    const format = formats.get(key) ?? make(locale, timeZone)
    formats.set(key, format)
    return format
  }
}
