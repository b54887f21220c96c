Feature: Blocks of several collections
  A many-to-any field lists items of several collections in one order. Changes are marked, and sent with the item.

  Background:
    Given Ines has signed in
    And she has gone to "Landing Page"

  @memory @browser
  Scenario: Each row is shown by the template of its collection
    Then the list "blocks" begins with "Getting there"
    And the rows of the list "blocks" are of "Block Texts, Block Quotes, Block Figures, Block Pictures, Issues"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Items of the allowed collections can be added
    Then items of "Block Texts, Block Quotes, Block Pictures, Block Figures" can be added to the list "blocks"

  @memory
  Scenario: A row of a collection that is not allowed any more stays until it is removed
    Then "No. 21: Edges" in the list "blocks" cannot be edited: "This field doesn't allow items of this collection any more. The item stays until you remove it."
    And "No. 21: Edges" in the list "blocks" can be removed
    When she moves "No. 21: Edges" to position 1 of the list "blocks"
    And she saves
    Then only this is sent to "landing_page", with these types:
      | blocks | {"update": [{"id": 5, "sort": 1}, {"id": 1, "sort": 2}, {"id": 2, "sort": 3}, {"id": 3, "sort": 4}, {"id": 4, "sort": 5}]} |

  @memory
  Scenario: The order of rows of several collections is changed and saved
    When she moves "Getting there" to position 3 of the list "blocks"
    And she saves and stays
    Then the rows of the list "blocks" are of "Block Quotes, Block Figures, Block Texts, Block Pictures, Issues"
    And she cannot save: "There is nothing to save"
    Given she has gone to "Sections"
    And she has gone to "Landing Page"
    Then the rows of the list "blocks" are of "Block Quotes, Block Figures, Block Texts, Block Pictures, Issues"

  @memory
  Scenario: A new item of a chosen collection is added behind all others
    When she starts a new row of "Block Figures" in the list "blocks"
    And she confirms the drawer
    Then "figure" has the error "Value is required" in the drawer
    When she changes "figure" to "7" in the drawer
    And she changes "label" to "ferries" in the drawer
    And she confirms the drawer
    Then "7 ferries" in the list "blocks" is marked as "create"
    When she saves
    Then only this is sent to "landing_page", with these types:
      | blocks | {"create": [{"sort": 6, "item": {"figure": "7", "label": "ferries"}, "collection": "block_figures"}]} |
    And the list "blocks" begins with "Getting there"
    And the rows of the list "blocks" are of "Block Texts, Block Quotes, Block Figures, Block Pictures, Issues, Block Figures"

  @memory @browser
  Scenario: An existing item of a chosen collection is added
    When she adds "Where to sleep" of "Block Texts" to the list "blocks"
    Then "Where to sleep" in the list "blocks" is marked as "link"
    When she saves
    Then she sees the message "Item saved"
    And the rows of the list "blocks" are of "Block Texts, Block Quotes, Block Figures, Block Pictures, Issues, Block Texts"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: The edit of an item is sent with its key and its collection
    When she opens "Getting there" in the list "blocks"
    And she changes "heading" to "How to get there" in the drawer
    And she confirms the drawer
    Then "How to get there" in the list "blocks" is marked as "update"
    When she saves
    Then only this is sent to "landing_page", with these types:
      | blocks | {"update": [{"id": 1, "item": {"id": 1, "heading": "How to get there"}, "collection": "block_texts"}]} |
    And the list "blocks" begins with "How to get there"

  @memory
  Scenario: An item that another user has changed since is kept as edited
    When she opens "Getting there" in the list "blocks"
    And she changes "heading" to "How to get there" in the drawer
    And she confirms the drawer
    And another user changes "heading" of "1" in "block_texts" to "By sea"
    And she saves
    Then she has to resolve the conflict on "block_texts/1/heading"
    When she chooses theirs for the conflict on "block_texts/1/heading"
    And she saves the resolved conflicts
    Then she cannot save: "There is nothing to save"
    And the list "blocks" begins with "By sea"
    And 0 items are sent to "landing_page"

  @memory
  Scenario: An added item that another user has deleted is not reported as saved
    When she adds "Where to sleep" of "Block Texts" to the list "blocks"
    And another user deletes "2" in "block_texts"
    And she saves
    Then she has to resolve the conflict on "block_texts/2/id"

  @memory
  Scenario: A removal is undone to nothing
    When she removes "Getting there" from the list "blocks"
    Then "Getting there" in the list "blocks" is marked as "delete"
    When she keeps "Getting there" in the list "blocks"
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: Only the texts of the items are searched
    When she searches the list "blocks" for "lighthouse"
    Then the rows of the list "blocks" are of "Block Quotes"

  @browser
  Scenario: Rows are moved by the pointer and by keys
    When she drags "Getting there" onto "112 pages in each issue" in the list "blocks"
    Then the rows of the list "blocks" are of "Block Quotes, Block Figures, Block Texts, Block Pictures, Issues"
    When she moves "Getting there" down in the list "blocks" by the arrow key
    Then the rows of the list "blocks" are of "Block Quotes, Block Figures, Block Pictures, Block Texts, Issues"
