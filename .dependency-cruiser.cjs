// What may import what. The rooms' order is held by tests/architecture; here: cycles, and what each page of the client costs.

/** Heavy packages and the only files that may import them statically. */
const heavy = [
  { name: 'exceljs', package: 'exceljs', from: '^server/sheets/' },
  { name: 'charts', package: '@ant-design/plots', from: '^src/parts/insight/plots-chart\\.tsx$' },
  { name: 'crop', package: 'react-easy-crop', from: '^src/kit/crop/' },
  { name: 'crop-dialog', package: 'antd-img-crop', from: '^src/kit/crop/' },
  { name: 'casbin', package: 'casbin', from: '^src/policies/enforcer\\.ts$' },
  { name: 'pdf', package: 'pdfkit', from: '^server/print/' },
  { name: 'images', package: 'sharp', from: '^server/' },
  { name: 'radiographs', package: 'dicom-parser', from: '^src/dicom/' },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'login-light',
      comment: 'The login page loads before anything else is known: no UI kit, no Refine.',
      severity: 'error',
      from: { path: '^src/custom/platform/login/' },
      to: { reachable: true, path: '^node_modules/(antd|@refinedev|@ant-design|casbin)/' },
    },
    {
      name: 'client-without-server',
      comment: 'The server may read the words and the policies; the client reads nothing of the server.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-without-screens',
      comment:
        'Of the client, the server knows the declarations, the policies, the texts and how radiographs are read.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/(resources|policies|locales|dicom)/' },
    },
    ...heavy.map((part) => ({
      name: `heavy-${part.name}`,
      comment: `${part.package} is large: one leaf imports it, everybody else loads that leaf on demand.`,
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: [part.from, '\\.test\\.tsx?$', '\\.stories\\.tsx$'] },
      to: { path: `^node_modules/${part.package}/`, dependencyTypesNot: ['type-only'] },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|stories)\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
