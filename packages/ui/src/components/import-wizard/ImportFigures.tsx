import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useLocale } from '../../words'

const figureStyles = cva(
  'num block border-b-2 px-3.5 group-first/figure:ps-0 pb-1 text-price-lg font-bold tracking-tight',
  {
    variants: {
      shown: { true: 'border-shelf', false: 'border-line-strong' },
      bad: { true: 'text-critical', false: 'text-ink' },
    },
  },
)

const nameStyles = cva('flex items-center gap-1.5 px-3.5 group-first/figure:ps-0 py-2 text-sm', {
  variants: { shown: { true: 'font-bold text-ink', false: 'font-medium text-ink-muted' } },
})

/** The number of rows of one kind. */
export interface ImportFigure<Part extends string> {
  part: Part
  /** The kind ("Create"). */
  label: string
  count: number
  icon: ReactNode
  /** True if a number above zero is a problem. */
  bad?: boolean
}

export interface ImportFiguresProps<Part extends string> {
  /** The accessible name of the group. */
  label: string
  figures: readonly ImportFigure<Part>[]
  /** The kind whose rows are shown below; omit if pressing shows no rows. */
  shown?: Part
  /** A kind was pressed. */
  onShow?: (event: { part: Part }) => void
}

/** The number of rows of each kind. If rows are shown below, pressing a kind selects it. */
export function ImportFigures<Part extends string>({ label, figures, shown, onShow }: ImportFiguresProps<Part>) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 max-md:grid-cols-2 max-md:gap-y-2">
      {figures.map(({ part, label: name, count, icon, bad = false }) => {
        const isShown = onShow === undefined || part === shown
        const content = (
          <>
            <span className={figureStyles({ shown: isShown, bad: bad && count > 0 })}>{numbers.format(count)}</span>{' '}
            <span className={nameStyles({ shown: isShown })}>
              {icon}
              {name}
            </span>
          </>
        )
        return onShow ? (
          <button
            key={part}
            type="button"
            aria-pressed={isShown}
            className="group/figure min-w-0 rounded-xs text-start -outline-offset-2 hover:bg-well"
            onClick={() => onShow({ part })}
          >
            {content}
          </button>
        ) : (
          <div key={part} className="group/figure min-w-0">
            {content}
          </div>
        )
      })}
    </div>
  )
}
