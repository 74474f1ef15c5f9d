import { cva } from 'class-variance-authority'
import { useBrand } from '../brand'

const styles = cva('flex-none', {
  variants: {
    size: { sm: 'size-6', md: 'size-8' },
    kind: { mark: '', letter: 'grid place-items-center rounded-sm bg-brand font-bold text-ink-on-brand' },
  },
})

export interface BrandSymbolProps {
  /** `md`, 32 px (default), or `sm`, 24 px. */
  size?: 'sm' | 'md'
}

/** The shop's square sign, or the first letter of its name: if the name is nearby or there is no room for it. */
export function BrandSymbol({ size = 'md' }: BrandSymbolProps) {
  const { name, logo } = useBrand()
  if (logo?.mark) {
    const { src, width, height } = logo.mark
    return <img src={src} width={width} height={height} alt="" className={styles({ size, kind: 'mark' })} />
  }
  return (
    <span aria-hidden="true" className={styles({ size, kind: 'letter' })}>
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  )
}
