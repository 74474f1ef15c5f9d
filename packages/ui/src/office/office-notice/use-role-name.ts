import type { TeamRole } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

/** Returns the name of a role. */
export function useRoleName(): (role: TeamRole) => string {
  const t = useWords(officeWords)
  return (role) => t(`role.${role}`)
}
