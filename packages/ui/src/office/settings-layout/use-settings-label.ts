import { useWords } from '../../words'
import { officeSettingsWords } from '../../words/generated/office-settings'

/** The label of a section of the settings. */
export function useSettingsLabel(): (
  section: 'profile' | 'delivery' | 'orders' | 'applications' | 'legal' | 'opening' | 'shelves',
) => string {
  const t = useWords(officeSettingsWords)
  return (section) => t(`settings.${section}`)
}
