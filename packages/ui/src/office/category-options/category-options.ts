import type { CategoryChoice } from '@skafferi/domain/office/views'
import type { SelectOption } from '../../components/select-field'

/** Categories as choices of a SelectField: a browser's list has no levels, so those below another stand in by a dash each. */
export function categoryOptions(
  choices: readonly CategoryChoice[],
  valueOf: (choice: CategoryChoice) => string,
): SelectOption[] {
  return choices.map((choice) => ({ value: valueOf(choice), label: `${'– '.repeat(choice.level - 1)}${choice.name}` }))
}
