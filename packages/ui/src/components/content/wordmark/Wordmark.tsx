import { cva } from 'class-variance-authority'
import { useBrand, type LogoPicture } from '../brand'

const styles = cva('w-auto max-w-full object-contain', {
  variants: {
    size: { md: 'h-6.5 md:h-7.5', lg: 'h-9' },
    on: { light: 'logo-light', dark: 'logo-dark', night: 'block' },
  },
})

const nameStyles = cva('block truncate font-bold', {
  variants: { size: { md: 'text-lg', lg: 'text-price-lg' } },
})

/** The background of a logo: `page` for any surface of the current scheme, `night` for the night background. */
export type BrandBackground = 'page' | 'night'

export interface WordmarkProps {
  /** `md` for header and footer (26 px high on phones, 30 otherwise), `lg` above a form. Default `md`. */
  size?: 'md' | 'lg'
  /** `page` on any surface of the current scheme (default), `night` on the night background. */
  background?: BrandBackground
}

/** The shop's logo for the scheme, or its name as text if it has none. */
export function Wordmark({ size = 'md', background = 'page' }: WordmarkProps) {
  const { name, logo } = useBrand()
  if (logo === null) return <span className={nameStyles({ size })}>{name}</span>
  const picture = ({ src, width, height }: LogoPicture, on: 'light' | 'dark' | 'night') => (
    // Lazy, so that the one that is not displayed is not loaded.
    <img src={src} width={width} height={height} alt={name} loading="lazy" className={styles({ size, on })} />
  )
  if (background === 'night') return picture(logo.dark, 'night')
  return (
    <>
      {picture(logo.light, 'light')}
      {picture(logo.dark, 'dark')}
    </>
  )
}
