// What TypeScript is told of each statement: its columns and parameters, read by the compiler where the statement is declared.
import { join, relative } from 'node:path';
import ts from 'typescript';

/** What a value may be; `any` where the declaration says nothing of it. */
export interface Claim {
  readonly kinds: ReadonlySet<'number' | 'string' | 'boolean' | 'object' | 'array' | 'any'>;
  readonly nullable: boolean;
  /** Of an array. */
  readonly element?: Claim;
}
export interface Claims {
  /** 'server/usecases/finance/bill/list-bill.ts:31' */
  readonly at: string;
  /** Undefined: it has none, or one that is made. */
  readonly name: string | undefined;
  /** By a function, for what it is asked: its text is not known before. */
  readonly made: boolean;
  /** Undefined: nothing is said of the columns. */
  readonly row: ReadonlyMap<string, Claim> | undefined;
  /** Undefined: as many as there are. */
  readonly values: readonly Claim[] | undefined;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const DECLARE: readonly string[] = ['named', 'composed', 'planned'];

const has = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

const claimOf = (checker: ts.TypeChecker, type: ts.Type): Claim => {
  const kinds = new Set<'number' | 'string' | 'boolean' | 'object' | 'array' | 'any'>();
  let nullable = false;
  let element: Claim | undefined;
  for (const part of type.isUnion() ? type.types : [type]) {
    if (has(part, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) kinds.add('any');
    else if (has(part, ts.TypeFlags.Null | ts.TypeFlags.Undefined)) nullable = true;
    else if (has(part, ts.TypeFlags.NumberLike)) kinds.add('number');
    else if (has(part, ts.TypeFlags.StringLike)) kinds.add('string');
    else if (has(part, ts.TypeFlags.BooleanLike)) kinds.add('boolean');
    else if (checker.isArrayType(part) || checker.isTupleType(part)) {
      kinds.add('array');
      const of = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
      element = of && claimOf(checker, of);
    } else kinds.add('object');
  }
  return { kinds, nullable: nullable || kinds.has('any'), ...(element && { element }) };
};

const rowOf = (checker: ts.TypeChecker, type: ts.Type, node: ts.Node): Claims['row'] => {
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  if (checker.getIndexInfosOfType(type).length > 0) return undefined;
  return new Map(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, claimOf(checker, checker.getTypeOfSymbolAtLocation(property, node))]),
  );
};

const valuesOf = (checker: ts.TypeChecker, type: ts.Type): Claims['values'] => {
  if (!checker.isTupleType(type)) return undefined;
  const { combinedFlags } = (type as ts.TupleTypeReference).target;
  if ((combinedFlags & ts.ElementFlags.Variable) !== 0) return undefined;
  return checker.getTypeArguments(type as ts.TypeReference).map((part) => claimOf(checker, part));
};

/** `Row` and `Values` of the statement that a call declares, written there or not; undefined: it declares something else. */
const typesOf = (checker: ts.TypeChecker, call: ts.CallExpression): readonly [ts.Type, ts.Type] | undefined => {
  const signature = checker.getResolvedSignature(call);
  const made = signature && checker.getReturnTypeOfSignature(signature);
  if (made?.symbol?.name !== 'Statement') return undefined;
  const [row, values] = checker.getTypeArguments(made as ts.TypeReference);
  return row && values && [row, values];
};

const nameOf = ({ arguments: [first, text] }: ts.CallExpression): string | undefined =>
  text && first && ts.isStringLiteral(first) ? first.text : undefined;
const isMade = (node: ts.Node): boolean => ts.findAncestor(node, ts.isFunctionLike) !== undefined;

/** Every declaration of a statement. */
export const readClaims = (): readonly Claims[] => {
  const file = join(ROOT, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    ROOT,
  );
  const sources = fileNames.filter((name) => relative(ROOT, name).startsWith('server') && !name.endsWith('.test.ts'));
  const program = ts.createProgram(sources, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const claims: Claims[] = [];
  const visit =
    (source: ts.SourceFile) =>
    (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DECLARE.includes(node.expression.text)) {
        const line = source.getLineAndCharacterOfPosition(node.expression.getStart()).line + 1;
        const types = typesOf(checker, node);
        if (types)
          claims.push({
            at: `${relative(ROOT, source.fileName)}:${line}`,
            name: nameOf(node),
            made: isMade(node),
            row: rowOf(checker, types[0], node),
            values: valuesOf(checker, types[1]),
          });
      }
      ts.forEachChild(node, visit(source));
    };
  for (const source of program.getSourceFiles())
    if (relative(ROOT, source.fileName).startsWith('server')) visit(source)(source);
  return claims;
};
