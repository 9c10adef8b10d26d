/** Where a payer leaves its reports. Whoever opens the storage for a payer opens this prefix and nothing else. */
export const dropPrefix = (agentId: number, folder: string): string => `report-drop/${agentId}/${folder}`
