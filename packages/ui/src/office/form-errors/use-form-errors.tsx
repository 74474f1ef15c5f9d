import { useState } from 'react'
import { SaveBar, type FormPageProps } from '../../components/forms/form-page'
import type { Reason } from '../../words/use-sentences'
import { useOfficeFaults } from '../problem-text'

export interface FormErrorsOptions<Field extends string, Fault extends string> {
  /** All fields in the order of the form. */
  fields: readonly Field[]
  /** Fields that differ from the stored values. */
  changed: readonly string[]
  /** Faults found before sending. */
  faults: Readonly<Partial<Record<Field, Fault>>>
  /** The store's refusals by field. */
  refused: Readonly<Partial<Record<Field, Reason>>>
  /** False if the operator may not change it. Default `true`. */
  editable?: boolean
  saving: boolean
  /** True if a value outside the form was saved, such as a price in its cell. Default `false`. */
  savedBeside?: boolean
  /** True while an upload prevents saving. Default `false`. */
  uploading?: boolean
  /** The label of a field, for use outside its section. */
  labelOf: (field: Field) => string
  /** The `name` of the input that gets the focus; by default the field. */
  nameOf?: (field: Field) => string
  /** The text of a fault at its field. Omit it if the control shows its faults itself. */
  faultText?: (fault: Fault) => string
  /** The text of a refusal at its field; by default the sentence itself. */
  refusalText?: (sentence: string, field: Field) => string
  onDiscard: () => void
  onSave: () => void
}

/**
 * When a form shows its errors: the faults of a field after the user has left it, missing values after an attempt to
 * save, refusals until the field is edited. Returns the props of the FormPage with its SaveBar.
 */
export function useFormErrors<Field extends string, Fault extends string>(options: FormErrorsOptions<Field, Fault>) {
  const { fields, changed, faults, refused, editable = true, saving, uploading = false, labelOf, nameOf } = options
  const { savedBeside = false } = options
  const { faultText, refusalText = (sentence) => sentence, onDiscard, onSave } = options
  const sentenceOf = useOfficeFaults()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [visited, setVisited] = useState<readonly Field[]>([])
  const canSave = editable && changed.length > 0
  // A fault of a field that is not listed prevents saving too, so it is named last.
  const unlisted = (Object.keys(faults) as Field[]).filter((field) => !fields.includes(field))
  const invalid = [...fields, ...unlisted]
    .filter((field) => (isSubmitted ? faults[field] : undefined) ?? refused[field])
    .map((field) => ({ name: nameOf?.(field) ?? field, label: labelOf(field) }))

  function errorOf(field: Field): string | undefined {
    const fault: Fault | undefined = faults[field]
    const refusal: Reason | undefined = refused[field]
    const isFaultVisible = isSubmitted || (fault !== 'missing' && visited.includes(field))
    if (fault && isFaultVisible && faultText) return faultText(fault)
    return refusal && refusalText(sentenceOf(refusal) ?? '', field)
  }

  const page: Pick<FormPageProps, 'changed' | 'onSave' | 'bar'> = {
    changed: changed.length > 0,
    onSave() {
      setIsSubmitted(true)
      if (canSave && Object.keys(faults).length === 0 && !saving && !uploading) onSave()
    },
    bar: (
      <SaveBar
        state={
          !canSave
            ? { kind: savedBeside ? 'saved' : 'clean' }
            : invalid.length > 0 && !saving
              ? { kind: 'refused', faults: invalid }
              : uploading && !saving
                ? { kind: 'uploading' }
                : { kind: saving ? 'saving' : 'changed', count: changed.length }
        }
        onDiscard={() => {
          setIsSubmitted(false)
          setVisited([])
          onDiscard()
        }}
      />
    ),
  }
  return {
    /** Props of the FormPage. */
    page,
    /** The text of the error to show at a field. */
    errorOf,
    /** Call it when a field loses focus, so that its value is checked. */
    onBlur: (field: Field) => setVisited((before) => [...before, field]),
  }
}
