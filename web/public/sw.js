// Keeps one page: the one that says there is no network. Everything else comes from the server as if this were not here.
const kept = 'offline-2'
const page = '/offline'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(kept)
      .then(cache => cache.add(new Request(page, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
      // Without it every page would wait until this has started.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request))
      } catch (error) {
        const offline = await caches.match(page)
        if (offline) return offline
        throw error
      }
    })(),
  )
})
