const units = { small: ['kilobyte', 1000], large: ['megabyte', 1_000_000] } as const

/** The size of a file as people know it, such as "1.8 MB" or "312 kB"; nothing is smaller than 1 kB. */
export function formatFileSize(bytes: number, locale: string): string {
  const [unit, size] = bytes < units.large[1] ? units.small : units.large
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
  return format.format(Math.max(1, bytes / size))
}
