import { useMemo, useRef, useState } from 'react'
import { useCartAction } from '../cart'
import { checkAddress, toAddressFaults, toAddressRequest, type AddressFaults } from './address'
import { saveAddress, type AddressEntry, type AddressKind } from './checkout.queries'

/**
 * Saves one of the cart's addresses.
 * @param billingFollows true if the billing address equals the delivery address: it is saved with it
 * @param hoursOf the reception hours to send with a delivery address
 * @param onSaved called after everything was saved
 */
export function useSaveAddress(
  billingFollows: boolean,
  hoursOf: (entry: AddressEntry) => string | undefined,
  onSaved: (event: { kind: AddressKind }) => void,
) {
  const [found, setFound] = useState<AddressFaults>({})
  const isPending = useRef(false)
  const nameOf = ({ kind }: { kind: AddressKind }) => `save_${kind}_address` as const
  const { run, pending, problem, reset } = useCartAction(nameOf, saveAddress, { idOf: ({ kind }) => kind })
  const errors = useMemo(() => (problem ? toAddressFaults(problem.fields) : found), [problem, found])
  return {
    /**
     * Saves the address.
     * @returns false if a part could not be saved; that part is sent again with the next attempt
     */
    async saveAddress(entry: AddressEntry): Promise<boolean> {
      const { kind, values } = entry
      const wrong = checkAddress(values)
      setFound(wrong)
      const address = toAddressRequest(values)
      if (address === undefined || Object.keys(wrong).length > 0) return false
      isPending.current = kind === 'shipping' && (isPending.current || billingFollows)
      const wasPending = isPending.current
      const goods = { ...address, reception_hours: hoursOf(entry) }
      if (!(await run({ kind, address: kind === 'shipping' ? goods : address }))) return false
      const saved = !wasPending || (await run({ kind: 'billing', address }))
      if (!saved) return false
      isPending.current = false
      onSaved({ kind })
      return true
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
