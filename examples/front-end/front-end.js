const store = new URLSearchParams(location.search).get('store') ?? 'http://localhost:4000'
// A real page asks the buyer for it.
const person = { first_name: 'Anna', last_name: 'Lindqvist', country_code: 'se' }
const address = { ...person, address_1: 'Linnégatan 14', postal_code: '413 04', city: 'Gothenburg' }
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const [form, list, order, status] = ['form', 'ul', '#order', '[role=status]'].map((name) =>
  document.querySelector(name),
)
let token // Gone after a reload: nothing else on this origin can read it.
let cart

async function call(method, path, body, headers = {}) {
  const response = await fetch(store + path, {
    method,
    headers: {
      'x-publishable-api-key': 'pk_demo',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(`${answer.message} (request ${response.headers.get('x-request-id')})`)
}

/** Runs what a press asks for, once at a time, and says how it went. */
async function run(button, work) {
  button.disabled = true
  status.textContent = await work().catch((error) => error.message)
  button.disabled = false
}

/** Sends a call that must happen once: with the same key, the store repeats its answer instead of the work. */
const post = (path, body) => call('POST', path, body, { 'idempotency-key': crypto.randomUUID() })

function rowOf({ title, variant_id, prices }) {
  const [row, add] = [document.createElement('li'), document.createElement('button')]
  add.textContent = `Add 1 × ${title}`
  row.append(`${title}, ${euros.format(prices.eur)} net`, add)
  add.onclick = () =>
    run(add, async () => {
      ;({ cart } = await post('/store/cart/items/add', { items: [{ variant_id, quantity: 1 }] }))
      order.hidden = false
      return `Cart: ${cart.items.length} lines, ${euros.format(cart.total)} with VAT`
    })
  return row
}

form.onsubmit = (event) => {
  event.preventDefault()
  run(event.submitter, async () => {
    ;({ token } = await call('POST', '/auth/customer/emailpass', Object.fromEntries(new FormData(form))))
    const { products, count } = await call('GET', '/store/products?limit=12')
    list.replaceChildren(...products.filter(({ variant_id }) => variant_id !== null).map(rowOf))
    form.hidden = true
    return `${count} products`
  })
}

order.onclick = () =>
  run(order, async () => {
    await call('POST', '/store/cart/address/add-shipping', address)
    ;({ cart } = await call('POST', '/store/cart/address/add-billing', address))
    const { display_id } = await post('/store/cart/complete', { cart_id: cart.id, cart_version: cart.version })
    order.hidden = true
    return `Order ${display_id} is placed.`
  })
