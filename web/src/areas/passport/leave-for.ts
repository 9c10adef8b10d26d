/** A whole new document, so that nothing of the guest's page stays behind. The form stays busy until it is there. */
export async function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}
