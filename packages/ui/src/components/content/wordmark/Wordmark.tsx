import { brand } from '@skafferi/brand'
import { cva } from 'class-variance-authority'
import { SymbolShape, type BrandBackground } from './BrandSymbol'

const styles = cva('block w-auto', {
  variants: {
    size: { md: 'h-6.5 md:h-7.5', lg: 'h-9' },
  },
})

const LETTER_S =
  'M24.6 36.6C23 33.6 19.4 32.2 14.4 32.2C8.8 32.2 5 34.8 5 38.8C5 47.6 25.6 43.6 25.6 53' +
  'C25.6 57.2 21.4 59.8 15.2 59.8C9.6 59.8 5.6 58 3.8 54.6'

const LETTER_E =
  'M3.6 46.4H31.2C31.2 38 25.6 32.2 17.4 32.2C9.2 32.2 3.6 38 3.6 46' +
  'C3.6 54.2 9.4 59.8 17.6 59.8C23.4 59.8 27.6 57.4 29.8 53.4'

export interface WordmarkProps {
  /** `md` for header and footer (26 px high on phones, 30 otherwise), `lg` above a form. Default `md`. */
  size?: 'md' | 'lg'
  /** `page` on any surface of the current scheme (default), `night` on the night background. */
  background?: BrandBackground
}

/**
 * The drawn name: one stroke weight, and both f share a crossbar, the shelf. Uses the surrounding text colour. Keep
 * clear space of twice the can's diameter around it.
 */
export function Wordmark({ size = 'md', background = 'page' }: WordmarkProps) {
  return (
    <svg viewBox="0 0 300 72" role="img" aria-label={brand.name} className={styles({ size })}>
      <g transform="translate(0 6) scale(1.86)">
        <SymbolShape background={background} />
      </g>
      <g transform="translate(74 0)" fill="none" stroke="currentColor" strokeWidth="8.4">
        <path d={LETTER_S} />
        <path
          transform="translate(33 0)"
          fill="currentColor"
          stroke="none"
          d="M0 7H8.4V64H0zM19.39 28H31.06L31.43 28.41 8.23 49.51 2.57 43.29zM15.72 37.92L32.63 64H22.62L8.68 42.49z"
        />
        <g transform="translate(63 0)">
          <path d="M31 28V64" />
          <circle cx="17.2" cy="46" r="13.8" />
        </g>
        <path
          transform="translate(103 0)"
          d="M24 11.4H20.4C13.6 11.4 10.4 14.6 10.4 21.4V64M45.4 11.4H41.8C35 11.4 31.8 14.6 31.8 21.4V64M1 32.2H46"
        />
        <path transform="translate(151 0)" d={LETTER_E} />
        <path transform="translate(190 0)" d="M4.2 28V64M4.2 45C4.2 37 8.6 32.2 16.6 32.2H20" />
        <g transform="translate(216 0)">
          <path d="M4.2 28V64" />
          <circle cx="4.2" cy="15" r="5.4" fill="currentColor" stroke="none" />
        </g>
      </g>
    </svg>
  )
}
