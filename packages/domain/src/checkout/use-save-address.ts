import { useMemo, useState } from 'react'
import { useCartAction } from '../cart'
import { checkAddress, toAddressFaults, toAddressRequest, type AddressFaults } from './address'
import { saveAddress, type AddressEntry, type AddressKind } from './checkout.queries'

/** Saving one of the cart's addresses. */
export function useSaveAddress() {
  const [found, setFound] = useState<AddressFaults>({})
  const nameOf = ({ kind }: { kind: AddressKind }) => `save_${kind}_address` as const
  const { run, pending, problem, reset } = useCartAction(nameOf, saveAddress, { idOf: ({ kind }) => kind })
  const errors = useMemo(() => (problem ? toAddressFaults(problem.fields) : found), [problem, found])
  return {
    async saveAddress({ kind, values }: AddressEntry): Promise<boolean> {
      const wrong = checkAddress(values)
      setFound(wrong)
      const address = toAddressRequest(values)
      return address !== undefined && Object.keys(wrong).length === 0 && run({ kind, address })
    },
    errors,
    saving: pending.at(-1)?.kind ?? null,
    problem,
    /** Resets the messages of the last attempt. */
    reset() {
      setFound({})
      reset()
    },
  }
}
