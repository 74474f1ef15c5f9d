import { useEffect, useState } from 'react'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'
import { useTeamQuery } from './use-team-query'

/**
 * Whether the signed-in operator is the shop's only owner: nobody in the office can let an only owner in again. Only
 * owners may list the team. Each owner can hide the hint in this browser.
 */
export function useOnlyOwner() {
  const { onlyOwnerHint: storage } = useOffice()
  const { operator, may } = useOperator()
  const isOwner = may.includes('administration')
  const { data, isLoading } = useTeamQuery(isOwner)
  const [putAwayBy, setPutAwayBy] = useState(storage.read)
  useEffect(() => storage.listen(() => setPutAwayBy(storage.read())), [storage])
  const owners = data?.operators.filter(({ role, disabled_at }) => role === 'owner' && disabled_at === null)
  return {
    /** False until the team is known. */
    isShown: isOwner && owners?.length === 1 && operator !== null && putAwayBy !== operator.id,
    isLoading,
    putAway() {
      if (!operator) return
      storage.write(operator.id)
      setPutAwayBy(operator.id)
    },
  }
}
