Feature: The project's own face

  @memory @browser
  Scenario: The magazine presents itself before anybody has signed in
    Given somebody has opened the application
    Then the project is called "Northlight Quarterly"
    And the application wears the colour "#1064a3"
    And everybody can read "The winter issue closes on 4 December."

  @memory @browser
  Scenario: Another colour, another note
    Given the project has the colour "#0a7d4f"
    And the project tells everybody "Closed on **Sundays**"
    And somebody has opened the application
    Then the application wears the colour "#0a7d4f"
    And everybody can read "Closed on"

  @browser
  Scenario Outline: What is no colour is left alone
    Given the project has the colour "<colour>"
    And somebody has opened the application
    Then the project is called "Northlight Quarterly"
    And the application wears the colour ""

    Examples:
      | colour                        |
      | red;background:url(//evil.ex) |
      | #12345                        |

  @browser
  Scenario: A note cannot bring anything in
    Given the project tells everybody "Hello <script>document.title = 'evil'</script> there"
    And somebody has opened the application
    Then everybody can read "Hello"
    And the heading is "Sign in"
