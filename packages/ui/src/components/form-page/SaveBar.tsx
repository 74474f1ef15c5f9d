import { KeyCaps } from '../../internal/key-caps'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'
import { officePartsWords } from '../../words/generated/office-parts'
import { Badge } from '../badge'
import { Button } from '../button'
import { CheckIcon, PencilIcon, WarningIcon } from '../icon'
import { ActionBar } from './ActionBar'

/** A field that was refused. */
export interface SaveFault {
  /** The name of the field in the form, as its `name` has it. */
  name: string
  /** Its label ("From 50"). */
  label: string
}

/** How a form stands. */
export type SaveState =
  | { kind: 'clean' }
  /** So many fields differ from what is saved. */
  | { kind: 'changed'; count: number }
  | { kind: 'saving'; count: number }
  /** `time` as shown ("08:42"). */
  | { kind: 'saved'; time: string }
  /** Nothing is saved until these are mended. */
  | { kind: 'refused'; faults: readonly SaveFault[] }

export interface SaveBarProps {
  state: SaveState
  /** What differs is to be shown (Diff). Left out where that is plain to see. */
  onReview?: () => void
  /** Everything is to be as it is saved. */
  onDiscard: () => void
  /** What was just saved is to be undone. Left out where it cannot be. */
  onUndo?: () => void
}

/** Leads to a field by its name, and to what it is about. */
function focusField(bar: Element, name: string): void {
  const field = bar.closest('form')?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Says what is not saved, saves it or throws it away. Stands in a FormPage, whose submit button it has. */
export function SaveBar({ state, onReview, onDiscard, onUndo }: SaveBarProps) {
  const t = useWords(officePartsWords)
  const forms = useWords(formsWords)
  const canSave = state.kind === 'changed' || state.kind === 'refused'
  const actions = (canSave || state.kind === 'saving') && (
    <>
      <Button variant="secondary" disabled={state.kind === 'saving'} onPress={onDiscard}>
        {forms('discard')}
      </Button>
      <Button type="submit" busy={state.kind === 'saving'} busyLabel={t('form.saving')}>
        {t('form.save')}
      </Button>
    </>
  )
  return (
    <ActionBar actions={actions || undefined}>
      <span role="status" aria-label={t('form.state')}>
        <StateBadge state={state} />
      </span>
      {state.kind === 'refused' &&
        state.faults.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="rounded-xs text-link underline underline-offset-2 hover:decoration-2"
            onClick={(event) => focusField(event.currentTarget, name)}
          >
            {label}
          </button>
        ))}
      {state.kind === 'changed' && onReview && (
        <Button size="sm" variant="quiet" onPress={onReview}>
          {t('form.review')}
        </Button>
      )}
      {state.kind === 'saved' && onUndo && (
        <Button size="sm" variant="quiet" onPress={onUndo}>
          {t('form.undo')}
        </Button>
      )}
      {canSave && (
        <span className="ms-auto max-lg:hidden pointer-coarse:hidden">
          <KeyCaps keys={['Control', 'S']} />
        </span>
      )}
    </ActionBar>
  )
}

function StateBadge({ state }: Pick<SaveBarProps, 'state'>) {
  const t = useWords(officePartsWords)
  switch (state.kind) {
    case 'clean':
      return <span className="text-ink-muted">{t('form.clean')}</span>
    case 'changed':
      return (
        <Badge tone="caution" icon={<PencilIcon size="sm" />}>
          {t('form.changes', { count: state.count })}
        </Badge>
      )
    case 'saving':
      return <span className="text-ink-muted">{t('form.savingChanges', { count: state.count })}</span>
    case 'saved':
      return (
        <Badge tone="positive" icon={<CheckIcon size="sm" />}>
          {t('form.saved', { time: state.time })}
        </Badge>
      )
    case 'refused':
      return (
        <Badge tone="critical" icon={<WarningIcon size="sm" />}>
          {t('form.mend', { count: state.faults.length })}
        </Badge>
      )
  }
}
