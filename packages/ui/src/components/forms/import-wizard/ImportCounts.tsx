import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useLocale, useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { CheckIcon, PencilIcon, PlusIcon, RingIcon, WarningIcon } from '../../content/icon'
import type { CheckStage, RowOutcome } from './stages'

const figureStyles = cva(
  'num block border-b-2 px-3.5 group-first/figure:ps-0 pb-1 text-price-lg font-bold tracking-tight',
  {
    variants: {
      selected: { true: 'border-shelf', false: 'border-line-strong' },
      tone: { critical: 'text-critical', caution: 'text-caution', neutral: 'text-ink' },
    },
  },
)

const nameStyles = cva('flex items-center gap-1.5 px-3.5 group-first/figure:ps-0 py-2 text-sm', {
  variants: { selected: { true: 'font-bold text-ink', false: 'font-medium text-ink-muted' } },
})

/** The number of rows with one outcome. */
export interface ImportFigure<Outcome extends string> {
  outcome: Outcome
  /** The name of the outcome ("Create"). */
  label: string
  count: number
  icon: ReactNode
  /** The tone of a number above zero; neutral by default. */
  tone?: 'critical' | 'caution'
}

export interface ImportCountsProps<Outcome extends string> {
  /** The accessible name of the group. */
  label: string
  figures: readonly ImportFigure<Outcome>[]
  /** The outcome whose rows are shown below; omit if no rows are shown. */
  selected?: Outcome
  /** An outcome was pressed. */
  onShow?: (event: { outcome: Outcome }) => void
}

/** The number of rows with each outcome. If rows are shown below, pressing an outcome selects it. */
export function ImportCounts<Outcome extends string>({ label, figures, selected, onShow }: ImportCountsProps<Outcome>) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <div
      role="group"
      aria-label={label}
      className="grid auto-cols-fr md:grid-flow-col max-md:grid-cols-2 max-md:gap-y-2"
    >
      {figures.map(({ outcome, label: name, count, icon, tone }) => {
        const isSelected = onShow === undefined || outcome === selected
        const content = (
          <>
            <span className={figureStyles({ selected: isSelected, tone: count > 0 ? (tone ?? 'neutral') : 'neutral' })}>
              {numbers.format(count)}
            </span>{' '}
            <span className={nameStyles({ selected: isSelected })}>
              {icon}
              {name}
            </span>
          </>
        )
        return onShow ? (
          <button
            key={outcome}
            type="button"
            aria-pressed={isSelected}
            className="group/figure min-w-0 rounded-xs text-start -outline-offset-2 hover:bg-well"
            onClick={() => onShow({ outcome })}
          >
            {content}
          </button>
        ) : (
          <div key={outcome} className="group/figure min-w-0">
            {content}
          </div>
        )
      })}
    </div>
  )
}

export interface OutcomeCountsProps extends Pick<ImportCountsProps<RowOutcome>, 'label' | 'selected' | 'onShow'> {
  /** The numbers of rows by outcome. */
  counts: CheckStage['counts']
  /** The names of the outcomes that differ before and after the import ("Create", "Created"). */
  names: Readonly<Record<'create' | 'update' | 'unchanged', string>>
}

/** The number of rows with each outcome of an import; those that were left out only if there are some. */
export function OutcomeCounts({ counts, names, selected, ...group }: OutcomeCountsProps) {
  const t = useWords(importWizardWords)
  const figure = (outcome: RowOutcome, label: string, icon: ReactNode, tone?: 'critical' | 'caution') => ({
    outcome,
    label,
    count: counts[outcome],
    icon,
    tone,
  })
  const problemIcon = (count: number) => (count > 0 ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />)
  const figures = [
    figure('create', names.create, <PlusIcon size="sm" />),
    figure('update', names.update, <PencilIcon size="sm" />),
    figure('unchanged', names.unchanged, <RingIcon size="sm" />),
    figure('warning', t('check.warning'), problemIcon(counts.warning), 'caution'),
    figure('failed', t('check.failed'), problemIcon(counts.failed), 'critical'),
    figure('leftOut', t('check.skip'), <RingIcon size="sm" />),
  ]
  const shown = figures.filter(({ outcome, count }) => outcome !== 'leftOut' || count > 0 || selected === 'leftOut')
  return <ImportCounts {...group} figures={shown} selected={selected} />
}
