import { KeyCaps } from '../../../internal/key-caps'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Badge } from '../../content/badge'
import { Button } from '../../actions/button'
import { CheckIcon, PencilIcon, WarningIcon } from '../../content/icon'
import { ActionBar } from './ActionBar'

/** An invalid field. */
export interface SaveFault {
  /** The `name` of the field. */
  name: string
  /** Its label ("From 50"). */
  label: string
}

/** The state of a form. */
export type SaveState =
  | { kind: 'clean' }
  /** The number of fields with unsaved changes. */
  | { kind: 'changed'; count: number }
  | { kind: 'saving'; count: number }
  /** Files are being uploaded, without which the form cannot be saved. */
  | { kind: 'uploading' }
  /** The formatted time ("08:42"); omitted if it was just now. */
  | { kind: 'saved'; time?: string }
  /** Nothing was saved because of these fields. */
  | { kind: 'refused'; faults: readonly SaveFault[] }

export interface SaveBarProps {
  state: SaveState
  /** The user discards all changes. */
  onDiscard: () => void
}

/** Scrolls to a field and focuses it. */
function focusField(bar: Element, name: string): void {
  const field = bar.closest('form')?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  // A field that is folded away cannot have the focus.
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Shows unsaved changes, with buttons to save or discard them. Contains the submit button of its FormPage. */
export function SaveBar({ state, onDiscard }: SaveBarProps) {
  const t = useWords(officePartsWords)
  const forms = useWords(formsWords)
  const canSave = state.kind === 'changed' || state.kind === 'refused'
  const isUploading = state.kind === 'uploading'
  const actions = (canSave || isUploading || state.kind === 'saving') && (
    <>
      <Button variant="secondary" disabled={state.kind === 'saving'} onPress={onDiscard}>
        {forms('discard')}
      </Button>
      <Button type="submit" disabled={isUploading} busy={state.kind === 'saving'} busyLabel={t('form.saving')}>
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
    case 'uploading':
      return <span className="text-ink-muted">{t('form.uploading')}</span>
    case 'saved':
      return (
        <Badge tone="positive" icon={<CheckIcon size="sm" />}>
          {state.time === undefined ? t('cell.saved') : t('form.saved', { time: state.time })}
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
