@memory
Feature: Filtering by items of several collections
  What leads to items of several collections is filtered by a field of those of one of them.

  Background:
    Given Ines has signed in
    And she opens the address "/collections/articles_blocks"

  @browser
  Scenario: By a field of those of one collection
    When she filters "Item (Block Quotes) › Speaker" "contains" "Conduct"
    Then the filters are "Item (Block Quotes) › Speaker contains Conduct"
    And she sees "1–3 of 3"

  Scenario: By those of one collection or of another
    When she filters by any of:
      | Item (Block Quotes) › Speaker | contains | Conduct    |
      | Item (Block Texts) › Heading  | is       | When to go |
    Then she sees "1–5 of 5"

  Scenario: A link that asks for more than there is
    When she opens the list "articles_blocks" with the filters:
      """
      [{"field": "item:block_pictures.picture.title", "operator": "contains", "value": "x"}, {"field": "item:tags.name", "operator": "eq", "value": "x"},
       {"field": "item:block_quotes.speaker", "operator": "contains", "value": "Conduct"}]
      """
    Then the filters are "Item (Block Quotes) › Speaker contains Conduct"
    And she sees "1–3 of 3"
    And she sees the message "item:block_pictures.picture.title and item:tags.name"
