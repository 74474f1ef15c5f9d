import { useMemo, useRef, useState } from 'react'
import { useCartAction } from '../cart'
import { checkAddress, toAddressFaults, toAddressRequest, type AddressFaults, type AddressValues } from './address'
import { saveAddress, type AddressEntry, type AddressKind } from './checkout.queries'

/**
 * Saves one of the cart's addresses.
 * @param isAlsoBilled true if a delivery address is the billing address too: that is saved with it
 * @param hoursOf the reception hours to send with a delivery address
 * @param onSaved called after everything was saved
 */
export function useSaveAddress(
  isAlsoBilled: (values: AddressValues) => boolean,
  hoursOf: (entry: AddressEntry) => string | undefined,
  onSaved: (event: { kind: AddressKind }) => void,
) {
  const [localFaults, setLocalFaults] = useState<AddressFaults>({})
  const isPending = useRef(false)
  const nameOf = ({ kind }: { kind: AddressKind }) => `save_${kind}_address` as const
  const { run, pending, problem, reset } = useCartAction(nameOf, saveAddress, { idOf: ({ kind }) => kind })
  const errors = useMemo(() => (problem ? toAddressFaults(problem.fields) : localFaults), [problem, localFaults])
  return {
    /**
     * Saves the address.
     * @returns false if a part could not be saved; that part is sent again with the next attempt
     */
    async saveAddress(entry: AddressEntry): Promise<boolean> {
      const { kind, values } = entry
      const newFaults = checkAddress(values)
      setLocalFaults(newFaults)
      const address = toAddressRequest(values)
      if (address === undefined || Object.keys(newFaults).length > 0) return false
      isPending.current = kind === 'shipping' && (isPending.current || isAlsoBilled(values))
      const wasPending = isPending.current
      const shippingAddress = { ...address, reception_hours: hoursOf(entry) }
      if (!(await run({ kind, address: kind === 'shipping' ? shippingAddress : address }))) return false
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
      setLocalFaults({})
      reset()
    },
  }
}
