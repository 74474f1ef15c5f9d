import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** The label of a section of the settings. */
export function useSettingsLabel(): (section: 'profile' | 'delivery' | 'orders' | 'legal' | 'opening') => string {
  const t = useWords(officeWords)
  return (section) => t(`settings.${section}`)
}
