import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { initialsOf } from '../avatar'
import { Button } from '../../actions/button'

/** The actor of an entry: a person, or the system with an icon. */
export type TimelineActor = { kind: 'person'; name: string } | { kind: 'system'; icon: ReactNode }

/** An activity entry. */
export interface TimelineEntry {
  id: string
  actor: TimelineActor
  /** A sentence that names the actor; names are bold. */
  text: ReactNode
  /** The time, formatted ("Sat 10:20") and in ISO 8601 ("2026-11-21T10:20:00+01:00"). */
  time: { text: string; dateTime: string }
  /** A quoted comment. */
  quote?: string
  /** Content below the sentence, such as changed values. */
  details?: ReactNode
  /** A follow-up action ("Try again"). */
  action?: ReactNode
  /** `failed` is also shown by icon and text. Default `done`. */
  state?: 'done' | 'failed'
}

export interface TimelineProps {
  /** The accessible name ("What happened to order 1042"). */
  label: string
  /** The entries, newest first. */
  entries: readonly TimelineEntry[]
  /** The background it is on, which the gaps around the icons match; `surface` by default. */
  background?: 'surface' | 'page'
  /** True while older entries are loading. Default `false`. */
  loadingOlder?: boolean
  /** The user requests older entries. Omit if there are none. */
  onLoadOlder?: () => void
}

const dotStyles = cva(
  'absolute start-0 top-0 grid size-6 place-items-center rounded-full text-2xs font-bold outline-3 ' +
    'forced-colors:outline-0 [&_svg]:size-3.5',
  {
    variants: {
      kind: { person: 'bg-fill text-ink forced-colors:border', system: 'border border-line-control text-ink-muted' },
      background: { surface: 'outline-surface', page: 'outline-page' },
      failed: { true: 'border-critical text-critical', false: '' },
    },
    compoundVariants: [
      { kind: 'system', background: 'surface', className: 'bg-surface' },
      { kind: 'system', background: 'page', className: 'bg-page' },
    ],
  },
)

/** A chronological list of activity: actor, action, time. */
export function Timeline({ label, entries, background = 'surface', loadingOlder = false, onLoadOlder }: TimelineProps) {
  const t = useWords(officePartsWords)
  return (
    <div className="grid justify-items-start gap-3">
      <ol
        role="list"
        aria-label={label}
        className={
          'relative grid min-w-0 gap-3.5 before:absolute before:inset-y-1 before:start-[0.71875rem] before:w-px ' +
          'before:bg-line-strong'
        }
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} background={background} />
        ))}
      </ol>
      {onLoadOlder && (
        <Button size="sm" variant="quiet" busy={loadingOlder} busyLabel={t('timeline.loading')} onPress={onLoadOlder}>
          {t('timeline.older')}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry, background }: { entry: TimelineEntry; background: 'surface' | 'page' }) {
  const { actor, text, time, quote, details, action, state = 'done' } = entry
  const failed = state === 'failed'
  return (
    <li data-state={state} className="relative min-h-6 min-w-0 ps-9 pt-0.5 text-xs leading-5 wrap-anywhere">
      <span aria-hidden="true" className={dotStyles({ kind: actor.kind, background, failed })}>
        {actor.kind === 'person' ? initialsOf(actor.name) : actor.icon}
      </span>
      <span className={'pointer-coarse:[&_a]:py-3.5 ' + (failed ? 'text-critical' : '')}>{text}</span>{' '}
      <time dateTime={time.dateTime} className="num inline-block text-ink-muted">
        {time.text}
      </time>
      {action !== undefined && <span className="-my-2 ms-1 inline-block">{action}</span>}
      {details !== undefined && <div className="pt-1">{details}</div>}
      {quote !== undefined && (
        <blockquote className="mt-1 border-s-2 border-line-strong ps-2.5 whitespace-pre-line">{quote}</blockquote>
      )}
    </li>
  )
}
