import type { ActivitySubject } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeActivityWords } from '../../words/generated/office-activity'

/** Returns the name of an entry's subject. */
export function useSubjectName(): (subject: ActivitySubject) => string {
  const t = useWords(officeActivityWords)
  return (subject) => (subject.kind === 'settings' ? t(`page.${subject.section}`) : subject.name)
}
