import { cva } from 'class-variance-authority'
import { ClockIcon, WarningIcon } from '../../components/content/icon'
import { useLinkElement } from '../../components/actions/link'
import { useLocale, useWords } from '../../words'
import { officeTodayWords } from '../../words/generated/office-today'
import type { WaitingFigureView } from './today.view'

const noteStyles = cva('flex min-h-5 items-center gap-1 text-xs [&_svg]:size-3.5 [&_svg]:flex-none', {
  variants: { urgency: { calm: 'text-ink-muted', soon: 'text-caution', now: 'text-critical' } },
})

export interface WaitingFiguresProps {
  figures: readonly WaitingFigureView[]
}

/** The counts of open items as large numbers; each links to its list. */
export function WaitingFigures({ figures }: WaitingFiguresProps) {
  const t = useWords(officeTodayWords)
  const Element = useLinkElement()
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <nav
      aria-label={t('today.waiting')}
      className="grid grid-cols-3 gap-y-2 lg:auto-cols-[minmax(min-content,1fr)] lg:grid-flow-col lg:grid-cols-none"
    >
      {figures.map(({ kind, count, href, note, urgency }, index) => (
        <Element
          key={kind}
          href={href}
          data-zero={count === 0 || undefined}
          className="group/figure flex flex-col max-lg:min-w-0 text-ink no-underline -outline-offset-2"
        >
          <span
            className={
              'num block border-b-2 border-shelf px-2 pt-2 pb-1 text-price-lg font-bold tracking-tight ' +
              'group-hover/figure:bg-brand-quiet group-first/figure:ps-0 ' +
              `group-data-zero/figure:text-ink-muted ${index % 3 === 0 ? 'max-lg:ps-0' : ''}`
            }
          >
            {numbers.format(count)}
          </span>{' '}
          <span
            className={
              'flex-1 px-2 pt-2 pb-1 text-sm font-medium group-first/figure:ps-0 ' +
              `${index % 3 === 0 ? 'max-lg:border-s-0 max-lg:ps-0' : ''} ` +
              (index > 0 ? 'border-s border-line-strong' : '')
            }
          >
            {t(`today.${kind}`)}{' '}
            <span className={noteStyles({ urgency })}>
              {urgency === 'soon' && <ClockIcon size="sm" />}
              {urgency === 'now' && <WarningIcon size="sm" />}
              {note ?? (count === 0 ? t('today.none') : '')}
            </span>
          </span>
        </Element>
      ))}
    </nav>
  )
}
