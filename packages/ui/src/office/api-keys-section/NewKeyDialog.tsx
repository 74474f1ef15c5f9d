import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { ApiKeyScope, NewKey } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeKeysWords } from '../../words/generated/office-keys'

/** All scopes of a key. */
const SCOPES: readonly ApiKeyScope[] = ['see', 'orders', 'catalogue', 'service']

/** The lifetimes of a key in days. */
const LIFETIMES = [30, 90, 365] as const

const NEW: NewKey = { title: '', scopes: ['see'], days: 365 }

export interface NewKeyDialogProps {
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Creates the key. Resolves to true if it was created. */
  onCreate: (event: NewKey) => Promise<boolean>
  onClose: () => void
}

/** A dialog for a new API key. */
export function NewKeyDialog({ busy, failure, onCreate, onClose }: NewKeyDialogProps) {
  const t = useWords(officeKeysWords)
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState(NEW)
  const { title, scopes, days } = entry
  const isComplete = trimText(title) !== '' && scopes.length > 0

  async function submit() {
    if (await onCreate(entry)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t('new.title')}
      busy={busy}
      changed={title !== ''}
      incomplete={isComplete ? null : t('new.needed')}
      failure={failure}
      words={{ send: t('new.make'), sending: t('new.making'), leave: t('new.leave'), unsaved: t('new.unsaved') }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label={t('new.program')}
          hint={t('new.programHint')}
          name="title"
          maxLength={60}
          value={title}
          onChange={({ value }) => setEntry({ ...entry, title: value })}
        />
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="p-0 text-sm font-medium">{t('new.may')}</legend>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              onChange={({ checked }) =>
                setEntry({
                  ...entry,
                  scopes: SCOPES.filter((each) => (each === scope ? checked : scopes.includes(each))),
                })
              }
            >
              {t(`scope.${scope}`)}
            </Checkbox>
          ))}
        </fieldset>
        <SelectField
          label={t('new.life')}
          name="days"
          options={[
            ...LIFETIMES.map((each) => ({ value: String(each), label: t('new.days', { days: each }) })),
            { value: '', label: t('new.forGood') },
          ]}
          value={days === null ? '' : String(days)}
          onChange={({ value }) => setEntry({ ...entry, days: value === '' ? null : Number(value) })}
        />
      </div>
    </DraftDialog>
  )
}
