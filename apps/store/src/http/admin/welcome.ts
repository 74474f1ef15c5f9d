import { brand } from '@skafferi/brand'
import type { FastifyInstance } from 'fastify'
import { escape } from '../docs/html'

const title = `${escape(brand.name)} Office`

/** What an invitation's link opens. What stands after the `#` of its address is read by the script and sent to nobody else. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Welcome · ${title}</title>
<link rel="stylesheet" href="/office/welcome.css">
<script type="module" src="/office/welcome.js"></script>
</head>
<body>
<main>
<h1>Welcome to ${title}</h1>
<p id="message" role="status">Reading your invitation …</p>
<noscript><p>This page needs JavaScript.</p></noscript>
<form id="form" hidden>
<p id="who"></p>
<div id="person">
<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" maxlength="60" aria-describedby="name-problem">
<p class="problem" id="name-problem"></p>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="60" aria-describedby="email-problem">
<p class="problem" id="email-problem"></p>
</div>
<label for="password">Password</label>
<p class="hint" id="password-hint">At least 10 characters, and not easy to guess.</p>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="10" maxlength="60" required
  aria-describedby="password-hint password-problem">
<p class="problem" id="password-problem"></p>
<h2>Your authenticator</h2>
<p>Add an account to the authenticator app on your phone with this key, or <a id="uri" href="/office/welcome">open it on this device</a>.</p>
<p><code id="secret"></code></p>
<label for="code">The six digits that it shows</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required
  aria-describedby="code-problem">
<p class="problem" id="code-problem"></p>
<button id="send">Begin</button>
</form>
</main>
</body>
</html>
`

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 32rem; padding: 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-block-start: 2rem; }
label { display: block; font-weight: 600; margin-block-start: 1rem; }
input, button { box-sizing: border-box; font: inherit; inline-size: 100%; min-block-size: 2.75rem; padding-inline: .75rem; }
button { font-weight: 600; margin-block-start: 1.5rem; }
p { overflow-wrap: anywhere; }
.hint, .problem { margin: 0; }
.problem:empty { display: none; }
.problem::before { content: "⚠ "; }
`

const script = `
const find = (id) => document.getElementById(id)
const [message, form, send] = ['message', 'form', 'send'].map(find)
const token = location.hash.slice(1)
const headers = { authorization: 'Bearer ' + token }
const over = 'This link does not work any more. Ask for another one: an owner of the shop makes it, or npm run store -- operators renew.'
const later = 'The shop could not be reached. Please try again.'
const fields = ['name', 'email', 'password', 'code']
const entered = (name) => (name === 'password' ? find(name).value : find(name).value.trim())

function ask(options) {
  return fetch('/admin/invites/accept', { ...options, cache: 'no-store' }).then(async (answer) => ({ status: answer.status, body: await answer.json() }))
}

function show(offer) {
  message.textContent = ''
  find('person').hidden = offer.email !== null
  find('who').textContent = offer.email === null ? 'You will be the first owner of this shop.' : offer.name + ', ' + offer.email + ', role: ' + offer.role
  find('secret').textContent = offer.authenticator.secret.replace(/(.{4})/g, '$1 ').trim()
  find('uri').setAttribute('href', offer.authenticator.uri)
  for (const name of ['name', 'email']) find(name).required = offer.email === null
  form.hidden = false
}

function tell({ message: said, fields: problems = {} }) {
  for (const name of fields) {
    find(name + '-problem').textContent = problems[name] ?? ''
    find(name).setAttribute('aria-invalid', String(name in problems))
  }
  message.textContent = said
  const [first] = fields.filter((name) => name in problems)
  if (first) find(first).focus()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  send.disabled = true
  try {
    const given = Object.fromEntries(fields.map((name) => [name, entered(name)]).filter(([name, value]) => value !== '' && !find(name).closest('[hidden]')))
    const { status, body } = await ask({ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(given) })
    if (status === 401) return tell({ message: over })
    if (status !== 200) return tell(body)
    form.hidden = true
    history.replaceState(null, '', location.pathname)
    message.textContent = 'Welcome, ' + body.operator.name + '. You are signed in as ' + body.operator.role + '.'
  } catch {
    tell({ message: later })
  } finally {
    send.disabled = false
  }
})

if (token === '') message.textContent = over
else {
  ask({ headers }).then(
    ({ status, body }) => (status === 200 ? show(body) : (message.textContent = over)),
    () => (message.textContent = later),
  )
}
`

/** Serves the page that an invitation's link opens: without it a shop has no first owner. */
export function serveWelcome(app: FastifyInstance): void {
  const send = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').header('referrer-policy', 'no-referrer').type(`${type}; charset=utf-8`).send(text))
  send('/office/welcome', 'text/html', page)
  send('/office/welcome.css', 'text/css', style)
  send('/office/welcome.js', 'text/javascript', script)
}
