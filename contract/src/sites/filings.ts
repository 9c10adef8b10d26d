/** Beside the ICP filing: the ICP licence, the licence for culture on the network, and the filing with the police. */
export const filingKinds = ['icp_licence', 'culture', 'police'] as const
export type FilingKind = (typeof filingKinds)[number]
