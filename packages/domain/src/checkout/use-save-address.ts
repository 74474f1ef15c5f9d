import { ApiError } from '@skafferi/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toProblem } from '../problem'
import { useShop } from '../shop-context'
import { checkAddress, toAddressErrors, toAddressRequest, type AddressErrors, type AddressValues } from './address'
import { saveAddressMutation, type AddressKind } from './checkout.queries'

/** Saving one of the cart's addresses. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  const save = useMutation(saveAddressMutation(useShop(), queryClient))
  const [errors, setErrors] = useState<AddressErrors>({})

  async function saveAddress({ kind, values }: { kind: AddressKind; values: AddressValues }): Promise<boolean> {
    const found = checkAddress(values)
    setErrors(found)
    const address = toAddressRequest(values)
    if (!address || Object.keys(found).length > 0) return false
    try {
      await save.mutateAsync({ kind, address })
      return true
    } catch (error) {
      if (error instanceof ApiError) setErrors(toAddressErrors(error.fields))
      return false
    }
  }

  const kind = save.variables?.kind
  const action = kind === 'billing' ? 'save_billing_address' : 'save_shipping_address'
  return {
    saveAddress,
    errors,
    saving: save.isPending && kind ? kind : null,
    problem: save.error && toProblem(action, save.error),
    /** What was said about the last attempt is over. */
    forget() {
      setErrors({})
      if (save.isError) save.reset()
    },
  }
}
