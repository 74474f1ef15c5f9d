import { useNavigate } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import { placeLimits, useAddressBook } from '@skafferi/domain/address-book'
import { addressLimits, provinceCountries, referenceLimits, useCheckout, usePromoCodes } from '@skafferi/domain/checkout'
import { CheckoutScreen } from '@skafferi/ui/screens/checkout-screen'
import { paths } from '../paths'

export default function CheckoutRoute() {
  const checkout = useCheckout()
  const navigate = useNavigate()
  const countries = { countries: countryCodeValues, provinceCountries }
  return (
    <CheckoutScreen
      checkout={checkout.load}
      {...countries}
      addressLimits={addressLimits}
      addressBook={{ book: useAddressBook(), limits: placeLimits, ...countries }}
      addressFaults={checkout.addressFaults}
      addressDrafts={checkout.addressDrafts}
      newAddress={checkout.newAddress}
      saving={checkout.saving}
      placing={checkout.placing}
      missing={checkout.missing}
      refusals={checkout.refusals}
      references={checkout.references}
      referenceLimits={referenceLimits}
      savedAddresses={checkout.savedAddresses}
      promo={usePromoCodes()}
      conflicts={checkout.conflicts}
      change={checkout.change}
      problem={checkout.problem}
      onDismissProblem={checkout.dismissProblem}
      onEditAddress={checkout.editAddress}
      onSaveAddress={checkout.saveAddress}
      onQuantityChange={checkout.setQuantity}
      onRemove={checkout.removeLine}
      onPlaceOrder={() => void checkout.placeOrder().then((order) => order && navigate(paths.thanks(order.orderId)))}
    />
  )
}
