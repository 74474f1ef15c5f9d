import type { CategoryChoice } from '@skafferi/domain/office/views'
import type { SelectOption } from '../../components/forms/select-field'

/** Converts categories to options of a SelectField. A native list has no levels, so each level adds a dash. */
export function categoryOptions(
  choices: readonly CategoryChoice[],
  valueOf: (choice: CategoryChoice) => string,
): SelectOption[] {
  return choices.map((choice) => ({ value: valueOf(choice), label: `${'– '.repeat(choice.level - 1)}${choice.name}` }))
}
