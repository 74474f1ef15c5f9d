import type { NoticeChoice, NoticeKind, NoticesView, NoticeTiming } from '@skafferi/domain/office/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { RadioGroup } from '../../components/forms/radio-group'
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
  /** Saves the changed settings. Resolves to true if they were saved. */
  onSave: (event: { choices: readonly NoticeChoice[] }) => Promise<boolean>
}

/** The form of the notification settings by kind. Unedited settings follow the stored ones. */
export function NoticesForm({ view, busy, problem, onSave }: NoticesFormProps) {
  const t = useWords(officeNoticesWords)
  const [chosen, setChosen] = useState<Partial<Record<NoticeKind, NoticeTiming>>>({})
  const [isSaved, setIsSaved] = useState(false)
  const draft = view.choices.map(({ kind, timing }) => ({ kind, timing: chosen[kind] ?? timing }))
  const changed = draft.filter(({ timing }, index) => timing !== view.choices[index]?.timing)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || changed.length === 0 || !(await onSave({ choices: changed }))) return
    setChosen({})
    setIsSaved(true)
  }

  function choose(kind: NoticeKind, value: string) {
    const timing = TIMINGS.find((each) => each === value)
    setChosen({ ...chosen, [kind]: timing })
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
          <Button variant="secondary" disabled={busy} onPress={() => setChosen({})}>
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
