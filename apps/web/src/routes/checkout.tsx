import { useNavigate } from 'react-router-dom'
import { bookAddressLimits, useAddressBook } from '@skafferi/domain/shop/address-book'
import {
  addressLimits,
  provinceCountries,
  referenceLimits,
  useCheckout,
  useEndedCodes,
  usePromoCodes,
} from '@skafferi/domain/shop/checkout'
import { useCartAlreadyOrdered } from '@skafferi/domain/shop/orders'
import { CheckoutScreen } from '@skafferi/ui/screens/checkout-screen'
import { paths } from '../paths'

export default function CheckoutRoute() {
  const { load, editAddress, saveAddress, setQuantity, removeLine, placeOrder, dismissProblem, ...state } =
    useCheckout()
  const navigate = useNavigate()
  return (
    <CheckoutScreen
      checkout={load}
      placedOrder={useCartAlreadyOrdered('checkout')}
      endedCodes={useEndedCodes('checkout')}
      provinceCountries={provinceCountries}
      addressLimits={addressLimits}
      addressBook={{ book: useAddressBook(), limits: bookAddressLimits, countries: state.countries, provinceCountries }}
      {...state}
      referenceLimits={referenceLimits}
      promo={usePromoCodes()}
      onDismissProblem={dismissProblem}
      onEditAddress={editAddress}
      onSaveAddress={saveAddress}
      onQuantityChange={setQuantity}
      onRemove={removeLine}
      onPlaceOrder={() => void placeOrder().then((order) => order && navigate(paths.thanks(order.orderId)))}
    />
  )
}
