import {
  useCategory,
  useCategoryChoices,
  useDeliveredCountries,
  useHomeTaxRates,
  type ProductTyping,
} from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** Props of the product form, including its categories. */
export function useProductFormProps({ pictures, ...typing }: ProductTyping) {
  const categories = useCategoryChoices()
  const { parents, busy, problem, open, save } = useCategory((name) => typing.type({ category: name }))
  const taxRates = useHomeTaxRates()
  const problemText = useOfficeProblem()
  return {
    categories,
    newCategory: {
      parents,
      busy,
      failure: problemText(problem),
      faults: problem?.fields ?? {},
      onOpen: () => open(null),
      onSave: save,
    },
    taxRates,
    delivered: useDeliveredCountries(),
    pictures: { sending: pictures.sending, refused: pictures.refused, problem: problemText(pictures.problem) },
    onType: typing.type,
    onChangePictures: typing.typePictures,
    onAddPictures: pictures.send,
    onDismissPictures: pictures.forget,
    onAddVariant: typing.addVariant,
    onRemoveVariant: typing.dropVariant,
    onDiscard: typing.discard,
  }
}
