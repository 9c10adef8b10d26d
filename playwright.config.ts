import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/fixtures'
import { findChromium } from './e2e/server/find-chromium'
import { isDrill } from './server/src/testing/sampled'

// Reporters are left to the command line: tools/test.mjs counts one, a person reads another.
export default defineConfig<Options>({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  globalSetup: './e2e/server/global-setup.ts',
  fullyParallel: true,
  // Long ones of which a shorter one, an API test or a component test shows the same every day.
  grepInvert: isDrill ? [] : [/@drill/],
  // One more than the cores of a small machine: journeys wait for databases, programs and each other a quarter of their time.
  workers: 3,
  // A shared machine may stall for a moment; what fails twice has failed, and a retried one is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // What it answers cannot be intercepted. The one journey that is about it lets it in.
    serviceWorkers: 'block',
    // What cannot be clicked for a minute never can: a journey says so instead of waiting out its own time.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace takes a sixth of the time, so only what failed once is traced; the last picture is kept anyway.
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    // Drawing what moves, without a graphics card, takes a seventh of the time: only the drill looks at it.
    contextOptions: { reducedMotion: isDrill ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
