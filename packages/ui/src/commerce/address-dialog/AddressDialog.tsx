import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import {
  addressFields,
  AddressFields,
  type AddressFaults,
  type AddressFieldsProps,
  type AddressKind,
  type AddressValues,
} from '../address-fields'
import { useProblemText, type Problem } from '../problem-text'
import type { SavedAddressView } from '../saved-addresses'
import { AddressActions } from './AddressActions'
import { AddressStart } from './AddressStart'
import { useAddressDraft } from './use-address-draft'

/** Props of {@link AddressDialog}. */
export interface AddressDialogProps extends Pick<AddressFieldsProps, 'limits' | 'countries'> {
  /** Which address it is: the title says so, and the browser fills in that one. */
  kind: AddressKind
  /** The address as it is; `null` where there is none. */
  initial: AddressValues | null
  /** What was wrong with the address that was sent last (Specification (shopping), validation). */
  faults: AddressFaults
  /** Addresses to start from; none unless told. */
  saved?: readonly SavedAddressView[]
  /** It is being saved. */
  saving: boolean
  /** Why it was not saved; stands in the dialog with all that was typed. */
  problem: Problem | null
  /** The address shall be saved. Resolves to whether it was; `faults` or `problem` say why not. */
  onSave: (event: { kind: AddressKind; values: AddressValues }) => Promise<boolean>
  /** It shall go: it is saved, nothing was typed, or that may be lost. */
  onClose: () => void
}

/**
 * Asks for an address. It is open for as long as it stands in the page. The first wrong field takes the focus, and
 * what was typed is never lost without a question.
 */
export function AddressDialog(props: AddressDialogProps) {
  const { kind, initial, faults, saving, problem, limits, countries, onSave, onClose } = props
  const t = useWords(checkoutWords)
  const problemText = useProblemText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { values, errors, changed, edit, fill, send } = useAddressDraft(initial, faults)

  const focusFirstFault = useEffectEvent(() => {
    const wrong = addressFields.find((field) => faults[field] !== undefined)
    const control = wrong && form.current?.elements.namedItem(wrong)
    if (control instanceof HTMLElement) {
      control.focus()
    }
  })
  useEffect(() => {
    if (refusals > 0) {
      focusFirstFault()
    }
  }, [refusals])

  async function save(event: FormEvent) {
    event.preventDefault()
    send()
    if (await onSave({ kind, values })) {
      onClose()
    } else {
      setRefusals((count) => count + 1)
    }
  }

  function leave() {
    if (changed) {
      setAsking(!asking)
    } else {
      onClose()
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title={t(`dialog.${kind}`)}
      busy={saving}
      onClose={leave}
      footer={
        <AddressActions
          formId={formId}
          state={saving ? 'saving' : asking ? 'asking' : 'editing'}
          failure={problem && problemText(problem)}
          onLeave={leave}
          onDiscard={onClose}
          onKeepEditing={() => setAsking(false)}
        />
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void save(event)}>
        {props.saved && props.saved.length > 0 && <AddressStart addresses={props.saved} onFill={fill} />}
        <AddressFields
          kind={kind}
          values={values}
          errors={errors}
          limits={limits}
          countries={countries}
          onChange={edit}
        />
      </form>
    </Dialog>
  )
}
