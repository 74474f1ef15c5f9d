import { cached } from './cached'
import { kilobyte, megabyte } from './file-size.rules'

const formats = cached((key: string) => {
  const [locale, unit] = key.split(' ') as [string, 'kilobyte' | 'megabyte']
  // Upwards: what is a byte too large shows no size that is allowed, and no file is "0 kB" that has something in it.
  const rounding = { roundingMode: 'ceil', maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, { style: 'unit', unit, ...rounding })
})

/** The size of a file, such as "1.8 MB" or "312 kB"; a part of what is shown counts as one. */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = Math.ceil(bytes / kilobyte) >= kilobyte
  return formats(`${locale} ${isLarge ? 'megabyte' : 'kilobyte'}`).format(bytes / (isLarge ? megabyte : kilobyte))
}
