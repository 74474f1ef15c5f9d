import { cva } from 'class-variance-authority'

/** Forced colours and print have no yellow background: the label has a border instead. */
const styles = cva([
  'num inline-block rounded-xs bg-price-better px-1.75 pt-px pb-0.5 text-ink-on-price wrap-anywhere',
  'forced-colors:border print:border',
])

export interface BetterPriceProps {
  /** The formatted amount ("€2.72"). */
  children: string
}

/** An amount that is better than the usual one, in yellow. Yellow is used for nothing else (design language). */
export function BetterPrice({ children }: BetterPriceProps) {
  return <span className={styles()}>{children}</span>
}
