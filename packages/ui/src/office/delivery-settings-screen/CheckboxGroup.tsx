import { useId } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { FieldError } from '../../components/forms/field'

export interface CheckboxGroupProps<Value extends string | number> {
  label: string
  /** The name of the first checkbox, which a link to the field focuses. */
  field: string
  error: string | undefined
  editable: boolean
  /** In display order. */
  choices: readonly { value: Value; label: string }[]
  /** The chosen values. */
  value: readonly Value[]
  onChange: (event: { value: Value[] }) => void
}

/** Checkboxes of one field; the chosen values are in display order. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { label, field, error, editable, choices, value, onChange } = props
  const errorId = useId()
  const toggle = (changed: Value, isChosen: boolean) =>
    onChange({
      value: choices
        .map((choice) => choice.value)
        .filter((each) => (each === changed ? isChosen : value.includes(each))),
    })
  return (
    <fieldset
      className="m-0 grid min-w-0 gap-1 border-0 p-0"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="mb-1 p-0 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-4">
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.value}
            name={index === 0 ? field : `${field}.${choice.value}`}
            checked={value.includes(choice.value)}
            disabled={!editable}
            onChange={({ checked }) => toggle(choice.value, checked)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}
