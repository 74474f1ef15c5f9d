import { cached } from './cached'
import { kilobyte, megabyte } from '../../rules/text/file-size'

const formats = cached((key: string) => {
  const [locale, unit] = key.split(' ') as [string, 'kilobyte' | 'megabyte']
  // Rounds up: a file above a limit must not show the limit as its size, and a non-empty file must not show "0 kB".
  const rounding = { roundingMode: 'ceil', maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, { style: 'unit', unit, ...rounding })
})

/** Formats the size of a file, rounded up, e.g. "1.8 MB" or "312 kB". */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = Math.ceil(bytes / kilobyte) >= kilobyte
  return formats(`${locale} ${isLarge ? 'megabyte' : 'kilobyte'}`).format(bytes / (isLarge ? megabyte : kilobyte))
}
