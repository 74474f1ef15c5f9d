import type { NoticeChoice, NoticeKind, NoticesView, NoticeTiming } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { RadioGroup } from '../../components/forms/radio-group'
import { useUnloadWarning } from '../../internal/use-unload-warning'
import { useWords } from '../../words'
import { officeNoticesWords } from '../../words/generated/office-notices'
import { PageProblem } from '../page-news'

const TIMINGS = ['at_once', 'digest', 'off'] as const satisfies readonly NoticeTiming[]

export interface NoticesFormProps {
  /** The stored settings. */
  view: NoticesView
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The user chooses when to be notified of a kind. */
  onChoose: (event: NoticeChoice) => void
  /** The user discards the unsaved choices. */
  onDiscard: () => void
  /** Saves the changed settings. Resolves to true if they were saved. */
  onSave: () => Promise<boolean>
}

/** The form of the notification settings by kind. */
export function NoticesForm({ view, busy, problem, onChoose, onDiscard, onSave }: NoticesFormProps) {
  const t = useWords(officeNoticesWords)
  const [isSaved, setIsSaved] = useState(false)
  const { changed } = view
  const draft = view.choices.map((stored) => changed.find(({ kind }) => kind === stored.kind) ?? stored)
  useUnloadWarning(changed.length > 0)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || changed.length === 0 || !(await onSave())) return
    setIsSaved(true)
  }

  function choose(kind: NoticeKind, value: string) {
    const timing = TIMINGS.find((each) => each === value)
    if (timing) onChoose({ kind, timing })
    setIsSaved(false)
  }

  return (
    <form
      className="grid max-w-120 gap-5 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => void submit(event)}
    >
      {draft.map(({ kind, timing }) => (
        <RadioGroup
          key={kind}
          legend={t(`notices.${kind}`)}
          variant="options"
          options={TIMINGS.map((value) => ({ value, label: t(`notices.${value}`) }))}
          value={timing}
          onChange={({ value }) => choose(kind, value)}
        />
      ))}
      <p className="text-xs text-ink-muted">{t('notices.note', { time: view.digestTime })}</p>
      <PageProblem text={problem} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="me-auto text-sm">
          {isSaved && t('notices.saved')}
        </p>
        {changed.length > 0 && (
          <Button variant="secondary" disabled={busy} onPress={onDiscard}>
            {t('notices.putBack')}
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel={t('notices.saving')} disabled={changed.length === 0}>
          {t('notices.save')}
        </Button>
      </div>
    </form>
  )
}
