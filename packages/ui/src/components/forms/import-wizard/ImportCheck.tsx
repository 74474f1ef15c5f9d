import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Button } from '../../actions/button'
import { Diff } from '../../content/diff'
import { FileIcon } from '../../content/icon'
import { CheckRows } from './CheckRows'
import { OutcomeCounts } from './ImportCounts'
import type { CheckRow, CheckStage, ImportEvents, RowOutcome } from './stages'

export interface ImportCheckProps extends Pick<ImportEvents, 'onShow' | 'onTake' | 'onTakeAll' | 'onDownload'> {
  stage: CheckStage
}

const HEADINGS = {
  create: 'check.created',
  update: 'check.updated',
  unchanged: 'check.same',
  warning: 'check.warned',
  failed: 'check.leftOut',
  leftOut: 'check.skipped',
} as const

/** True if all rows of the outcome can be left out, or taken back. */
const isChosen = (outcome: RowOutcome) => outcome === 'create' || outcome === 'update' || outcome === 'leftOut'

/** The third step: a preview of the changes, and the rows that would fail. */
export function ImportCheck({ stage, onShow, onTake, onTakeAll, onDownload }: ImportCheckProps) {
  const t = useWords(importWizardWords)
  const {
    counts,
    outcome,
    changes,
    changesTitle = t('check.changes'),
    changesNote,
    pages,
    reasons = [],
    unlisted = 0,
    articles,
  } = stage
  const shown = stage.rows.length
  const heading = t(HEADINGS[outcome], { count: counts[outcome] })
  return (
    <div className="grid min-w-0 gap-5">
      <OutcomeCounts
        label={t('check.rows')}
        selected={outcome}
        onShow={onShow}
        counts={counts}
        names={{ create: t('check.create'), update: t('check.update'), unchanged: t('check.unchanged') }}
      />
      {reasons.length > 0 && (
        <section className="grid min-w-0 gap-2.5">
          <h2 className="text-base leading-6 font-bold">{t('check.nothing')}</h2>
          <ul role="list" className="grid rounded-lg border border-line bg-surface px-4">
            {reasons.map(({ id, text, action }) => (
              <li
                key={id}
                className={
                  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2 text-sm ' +
                  'not-first:border-t'
                }
              >
                <span className="min-w-0 wrap-anywhere">{text}</span>
                {action && (
                  <Button size="sm" variant="secondary" onPress={action.onPress}>
                    {action.label}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid min-w-0 gap-2.5">
        <div className="flex min-h-control-sm flex-wrap items-center gap-2">
          <h2 className="me-auto text-base leading-6 font-bold">
            {articles === undefined ? heading : t('check.ofArticles', { heading, count: articles })}
          </h2>
          {onTake && <TakeAll rows={stage.rows} onTake={onTake} />}
          {onTakeAll && unlisted > 0 && isChosen(outcome) && counts[outcome] > 0 && (
            <Button size="sm" variant="secondary" disabled={stage.busy} onPress={() => onTakeAll({ outcome })}>
              {outcome === 'leftOut' ? t('check.takeEvery') : t('check.skipEvery', { count: counts[outcome] })}
            </Button>
          )}
          {(outcome === 'failed' || outcome === 'warning') && counts[outcome] > 0 && (
            <Button size="sm" variant="secondary" onPress={onDownload}>
              <FileIcon size="sm" />
              {t('check.download')}
            </Button>
          )}
        </div>
        <CheckRows stage={stage} onTake={onTake} />
        {unlisted > 0 && (
          <p className="text-xs text-ink-muted">{t('check.first', { shown, count: shown + unlisted })}</p>
        )}
        {pages}
      </section>
      {changes.length > 0 && (
        <section className="grid min-w-0 gap-2.5">
          <h2 className="text-base leading-6 font-bold">{changesTitle}</h2>
          <div className="grid gap-2 rounded-lg border border-line bg-surface p-4">
            <Diff label={changesTitle} fields={changes} />
            {changesNote !== undefined && <p className="text-xs text-ink-muted">{changesNote}</p>}
          </div>
        </section>
      )}
    </div>
  )
}

/** Leaves all shown rows out, or takes them back if all are left out. */
function TakeAll({ rows, onTake }: { rows: readonly CheckRow[]; onTake: NonNullable<ImportEvents['onTake']> }) {
  const t = useWords(importWizardWords)
  const ticks = rows.filter(({ taken }) => taken !== undefined)
  if (ticks.length === 0) return null
  const taken = ticks.filter((row) => row.taken)
  const changed = taken.length > 0 ? taken : ticks
  return (
    <Button
      size="sm"
      variant="secondary"
      onPress={() => onTake({ rows: changed.map(({ id }) => id), taken: taken.length === 0 })}
    >
      {t(taken.length > 0 ? 'check.skipAll' : 'check.takeAll')}
    </Button>
  )
}
